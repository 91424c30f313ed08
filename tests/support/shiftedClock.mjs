/**
 * Loaded before a program (`node --import`): its clock is CLOCK_AHEAD milliseconds ahead, for stories that go on some weeks later. The
 * database keeps its own clock.
 */
const ahead = Number(process.env['CLOCK_AHEAD'] ?? 0);
const RealDate = Date;
const now = () => RealDate.now() + ahead;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, parts, newTarget) => Reflect.construct(target, parts.length === 0 ? [now()] : parts, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
