import type { z } from 'zod';
import { type Problem, problemLine } from './content-error.server.ts';

const warnings = new Set<string>();

/** Marks a schema's issue as a warning; see `warn`. */
const WARNING = 'warning';

let isRepeated = false;

/** Reports something that an editor should check. The build continues, and prints it after the step. */
export function contentWarning(file: string, problem: Problem): void {
  warnings.add(problemLine(file, problem));
}

/** The warnings since the last call, each once, `file:line field: message`. */
export function takeWarnings(): string[] {
  const taken = [...warnings];
  warnings.clear();
  return taken;
}

/**
 * Reports a `contentWarning` from a schema's refinement or transform, with file, line and field. Only
 * for schemas that `parseYaml` checks: it parses a second time, because zod returns no value with an issue.
 */
export function warn(
  context: z.core.$RefinementCtx,
  { path, message }: { path: PropertyKey[]; message: string },
): void {
  if (isRepeated) return;
  context.addIssue({ code: 'custom', path, message, params: { [WARNING]: true } });
}

/** Whether an issue comes from `warn`. */
export function isWarning(issue: z.core.$ZodIssue): boolean {
  return issue.code === 'custom' && issue.params?.[WARNING] === true;
}

/** Parses while {@link warn} is off, so that warnings do not withhold the value. */
export function withoutWarnings<Value>(parse: () => Value): Value {
  isRepeated = true;
  try {
    return parse();
  } finally {
    isRepeated = false;
  }
}
