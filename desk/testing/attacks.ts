import { expect } from 'vitest';

/** The answer to an attack, as far as it matters. */
interface Outcome {
  status: number;
  json?: { refused?: string };
}

/** Attacks by name, each with the status of its answer, and why it was refused. */
type Attacks = Record<string, readonly [answer: string, attack: () => Promise<Outcome>]>;

/** Carries out attacks, one after the other, and compares the answers. */
export async function expectAnswers(attacks: Attacks): Promise<void> {
  const answers: string[] = [];
  for (const [name, [, attack]] of Object.entries(attacks)) {
    const { status, json } = await attack();
    answers.push(`${name}: ${[status, json?.refused].filter(Boolean).join(' ')}`);
  }
  expect(answers).toEqual(Object.entries(attacks).map(([name, [answer]]) => `${name}: ${answer}`));
}
