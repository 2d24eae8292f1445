import { isToVisitor, type Submission } from './submission.ts';

/** A mail's handicap by its lane: the time that a mail of another lane may be younger and still go first. */
const OFFICE_MS = 0;
const VISITOR_MS = 5 * 60_000;
const SUSPECTED_SPAM_MS = 60 * 60_000;

/** For each message that was accepted from the same sender shortly before. */
const TURN_MS = 60_000;

/** Mail with a smaller handicap is in the first lane: of people to the office, few from one sender. */
export const FIRST_LANE_MS = VISITOR_MS;

/** The milliseconds by which other mail goes before a submission's. */
export function handicapOf(submission: Submission, turns: number): number {
  return laneOf(submission) + turns * TURN_MS;
}

function laneOf(submission: Submission): number {
  if (submission.spamReason !== undefined) return SUSPECTED_SPAM_MS;
  return isToVisitor(submission) ? VISITOR_MS : OFFICE_MS;
}
