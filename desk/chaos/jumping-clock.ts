/**
 * Preloaded into a desk (`node --import`): its clock jumps by hours every few seconds, back and ahead, and one
 * desk in five starts more than a year ahead.
 */
const HOUR_MS = 60 * 60_000;
const JUMP_EVERY_MS = 8_000;
const FARTHEST_MS = 6 * HOUR_MS;
const YEAR_AHEAD_MS = 400 * 24 * HOUR_MS;

const RealDate = Date;
const anywhere = () => (Math.random() * 2 - 1) * FARTHEST_MS;
let offset = Math.random() < 0.2 ? YEAR_AHEAD_MS : anywhere();
setInterval(() => {
  offset = anywhere();
}, JUMP_EVERY_MS).unref();

const now = () => Math.round(RealDate.now() + offset);

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given) => Reflect.construct(target, given.length === 0 ? [now()] : given),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
