import { readFileSync } from 'node:fs';
import { UNSAFE_decodeViaTurboStream as decodeTurboStream } from 'react-router';
import type { Contract } from '#app/corporate/portfolio/contract.ts';
import { encodeTurboStream } from './turbo-stream.ts';

const ROUTE = 'corporate/portfolio/route';

type Payload = Record<string, { data: { contracts: Contract[] } }>;

/** The built data of `/project`, with so many contracts made of its own ones. */
export async function portfolioOf(count: number): Promise<string> {
  const file = readFileSync('build/pages/client/project.data');
  const { value } = await decodeTurboStream(new Blob([file]).stream(), globalThis as never);
  const payload = value as Payload;
  const page = payload[ROUTE];
  if (!page) throw new Error(`project.data holds nothing of ${ROUTE}`);
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
  return encodeTurboStream(payload);
}
