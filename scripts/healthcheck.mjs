// Health check of a container: exit code 0 when the address answers 200.
const [address = ''] = process.argv.slice(2);
const answer = await fetch(address, { signal: AbortSignal.timeout(2_500) }).catch(() => undefined);
process.exit(answer?.ok ? 0 : 1);
