// Loaded into every service by the supervisor: a service whose supervisor was killed ends as if it had been told to.

const milliseconds = 10_000;

process.once('disconnect', () => {
  setTimeout(() => process.exit(1), milliseconds).unref();
  process.kill(process.pid, 'SIGTERM');
});
process.channel?.unref();
