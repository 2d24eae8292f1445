import type { TestDesk } from './desk.ts';
import { send } from './http.ts';

/** What a desk with `METRICS_PORT: '0'` tells Prometheus. */
export async function readMetrics(desk: TestDesk): Promise<string> {
  const port = /"port":(\d+),"msg":"metrics"/.exec(desk.log())?.[1];
  return (await send(`http://127.0.0.1:${port}`, '/metrics')).text;
}

/** One of its figures, such as `desk_store_up`; NaN where it has none. */
export async function metric(desk: TestDesk, name: string): Promise<number> {
  const lines = (await readMetrics(desk)).split('\n');
  return Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1));
}
