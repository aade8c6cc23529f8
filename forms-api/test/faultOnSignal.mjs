// Loaded before the service by tests alone (`node --import`), so that nothing of it is there in production: on SIGUSR2 a fault that
// nothing catches, and that quotes a visitor.
process.on('SIGUSR2', () => {
  const fault = new TypeError('ada@example.org wrote:\n    at nansen');
  if (process.env.FAULT === 'rejection') void Promise.reject(fault);
  else throw fault;
});
