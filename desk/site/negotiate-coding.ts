import { readQualityValues } from '../quality-values.ts';
import type { Coding } from './load-site.ts';

/** Best first, where a client likes them equally. */
const PREFERENCE: readonly Coding[] = ['br', 'gzip', 'identity'];

/**
 * The content coding to answer with (RFC 9110 §12.5.3): the client's heaviest among those
 * available, the smallest where it does not care. Identity when nothing else fits.
 */
export function negotiateCoding(
  acceptEncoding: string | undefined,
  available: { has(coding: Coding): boolean },
): Coding {
  const weights = readQualityValues(acceptEncoding ?? '');
  const others = weights.get('*');
  let best: Coding = 'identity';
  // Unless named, identity is acceptable, but liked less than anything that is named.
  let bestWeight = 0;
  for (const coding of PREFERENCE) {
    const weight = weights.get(coding) ?? (coding === 'identity' ? 0 : (others ?? 0));
    if (weight > bestWeight && available.has(coding)) {
      best = coding;
      bestWeight = weight;
    }
  }
  return best;
}
