import type { Contract } from '#app/corporate/project/select-contracts.ts';

/** The document of `/project` with data of `count` contracts, copied from its own; React renders their rows. */
export function withContracts(document: string, count: number): string {
  const [, json] =
    /<script type="application\/json">(\{"contracts":.+?)<\/script>/s.exec(document) ?? [];
  if (!json) throw new Error('The document has no contracts');
  const props = JSON.parse(json) as { contracts: Contract[] };
  const contracts = Array.from({ length: count }, (_, index) => {
    const model = props.contracts[index % props.contracts.length] as Contract;
    return {
      ...model,
      id: index + 1,
      title: `${model.title} ${index + 1}`,
      value: (Number(model.value) + ((index * 7919) % 9973) * 100).toFixed(2),
      duration: ((model.duration + index) % 36) + 1,
    };
  });
  const text = JSON.stringify({ ...props, contracts }).replaceAll('<', '\\u003c');
  return document.replace(json, () => text);
}
