import { VARIABLES } from '../config.ts';
import { startS3Peer } from '../testing/s3-peer.ts';

/** Settings of desks with the bucket that the environment names, or one in memory. */
export async function chaosBucket(): Promise<Record<string, string>> {
  if (!process.env.UPLOADS_BUCKET) return (await startS3Peer()).env;
  const named = VARIABLES.filter((name) => name.startsWith('UPLOADS_BUCKET'));
  return Object.fromEntries(named.map((name) => [name, process.env[name] ?? '']));
}
