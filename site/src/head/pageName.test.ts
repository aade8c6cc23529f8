import { pageName } from './pageName';

test.each([
  ['Contact | Polar Meridian', 'Contact'],
  ['Polar Meridian: парусные экспедиции', 'Парусные экспедиции'],
  ['Ice', 'Ice'],
])('the page titled "%s" is called "%s"', (title, name) => {
  expect(pageName(title, 'Polar Meridian')).toBe(name);
});
