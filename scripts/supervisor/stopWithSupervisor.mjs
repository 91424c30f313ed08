// Loaded into every service by the supervisor: a service whose supervisor was killed stops as on SIGTERM.

const milliseconds = 10_000;

let isStopping = false;
// Once: a second SIGTERM would end the service before its calls are finished.
const stop = () => {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), milliseconds).unref();
  process.kill(process.pid, 'SIGTERM');
};

process.once('disconnect', stop);
// A message to a supervisor that was just killed: Node 24 reports the broken channel here before it notices the disconnect.
process.on('error', stop);
process.channel?.unref();
// The supervisor was killed before this was loaded, so no disconnect event will come.
if (!process.connected) stop();
