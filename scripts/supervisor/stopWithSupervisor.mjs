// Loaded into every service by the supervisor: a service whose supervisor was killed ends as if it had been told to.

const milliseconds = 10_000;

const stop = () => {
  setTimeout(() => process.exit(1), milliseconds).unref();
  process.kill(process.pid, 'SIGTERM');
};

process.once('disconnect', stop);
process.channel?.unref();
// Killed before this was loaded: nobody will ever tell.
if (!process.connected) stop();
