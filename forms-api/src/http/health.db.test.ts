import { startService } from '../../test/service';

test('is live and ready while the database answers', async () => {
  const service = await startService();
  const answers = [
    await fetch(`${service.origin}/api/health/live`),
    await fetch(`${service.origin}/api/health/ready`),
    await fetch(`${service.origin}/api/health/ready`, { method: 'HEAD' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await service.close();
});

test('is live but not ready while it is stopping, and asks clients to let go', async () => {
  const service = await startService({ isStopping: () => true });
  const live = await fetch(`${service.origin}/api/health/live`);
  const ready = await fetch(`${service.origin}/api/health/ready`);
  expect([live.status, ready.status]).toEqual([200, 503]);
  expect(ready.headers.get('connection')).toBe('close');
  await service.close();
});
