import { readFileSync } from 'node:fs';
import { decode, encode } from 'turbo-stream';
import type { Contract } from '#app/corporate/project/select-contracts.ts';

const ROUTE = 'corporate/project/route';

type Payload = Record<string, { data: { contracts: Contract[] } }>;

/** The built data of `/project` with `count` contracts, copied from its own. */
export async function portfolioOf(count: number): Promise<string> {
  const file = readFileSync('build/pages/en/client/project.data');
  const { value } = await decode(new Blob([file]).stream());
  const payload = value as Payload;
  const page = payload[ROUTE];
  if (!page) throw new Error(`project.data contains nothing of ${ROUTE}`);
  const { contracts } = page.data;
  page.data.contracts = Array.from({ length: count }, (_, index) => {
    const model = contracts[index % contracts.length] as Contract;
    return {
      ...model,
      id: index + 1,
      title: `${model.title} ${index + 1}`,
      value: (Number(model.value) + ((index * 7919) % 9973) * 100).toFixed(2),
      duration: ((model.duration + index) % 36) + 1,
    };
  });
  return new Response(encode(payload)).text();
}
