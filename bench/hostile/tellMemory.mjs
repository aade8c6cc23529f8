// Loaded before the service by the bench alone (`node --expose-gc --import`): tells what the process holds when it is asked.
process.on('message', () => {
  globalThis.gc();
  const { rss, heapUsed, external } = process.memoryUsage();
  const sockets = process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length;
  process.send({ rss, held: heapUsed + external, sockets });
});
process.channel.unref();
