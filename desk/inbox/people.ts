import { z } from 'zod';
import type { Invitation, Role } from '#shared/inbox.ts';
import type { By, PersonChange } from '../store/people.ts';
import { newInvitation } from './invitation.ts';
import { InboxRefusal, read } from './refusal.ts';
import { roleOf } from './rights.ts';
import { type Calls, type Inbox, route } from './route.ts';

/** A person's e-mail address, in the form in which it is stored. */
export const personAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .regex(/^[^\s@<>\p{Cc}]+@[^\s@<>\p{Cc}]+$/u);

const withRoles = z.object({ roles: z.array(z.string()).min(1) });
const newPerson = withRoles.extend({ email: personAddress });
const withId = z.object({ id: z.string() });
const auditQuery = z.object({ before: z.string().optional() });

const AUDIT_PAGE = 100;

const needs = 'administrator';

/** Who may use the inbox, and what was done: for administrators. */
export const peopleRoutes = [
  route('GET', 'people', { needs }, ({ inbox: { store, clock } }) => store.people(clock.now())),

  route('POST', 'people', { needs }, async (call) => {
    const { email, roles } = read(newPerson, call.request.body);
    const { invitation, link } = newInvitation(call.inbox.origin, call.inbox.clock.now());
    const { store } = call.inbox;
    const added = await store.addPerson(email, rolesOf(roles, call.inbox), invitation, by(call));
    if (!added) throw new InboxRefusal('addressTaken');
    return { link } satisfies Invitation;
  }),

  route('POST', 'people/:id/invitation', { needs }, async (call) => {
    const { id } = read(withId, call.request.params);
    const { invitation, link } = newInvitation(call.inbox.origin, call.inbox.clock.now());
    const invited = await call.inbox.store.inviteAgain(id, invitation, by(call));
    if (!invited) throw new InboxRefusal('unknown');
    return { link } satisfies Invitation;
  }),

  route('PUT', 'people/:id', { needs }, async (call) => {
    const { id } = read(withId, call.request.params);
    const { roles } = read(withRoles, call.request.body);
    const outcome = call.inbox.store.setRoles(id, rolesOf(roles, call.inbox), by(call));
    return answerChange(call, await outcome);
  }),

  route('DELETE', 'people/:id', { needs }, async (call) => {
    const { id } = read(withId, call.request.params);
    return answerChange(call, await call.inbox.store.removePerson(id, by(call)));
  }),

  route('GET', 'audit', { needs }, ({ request, inbox: { store } }) =>
    store.auditPage(AUDIT_PAGE, read(auditQuery, request.query).before),
  ),
];

function rolesOf(names: string[], { content }: Inbox): Role[] {
  const { cards } = content();
  return [...new Set(names)].map((name) => {
    const role = roleOf(name, cards);
    if (!role) throw new InboxRefusal('roleUnknown');
    return role;
  });
}

function by({ person, inbox }: Calls['administrator']): Required<By> {
  return { at: inbox.clock.now(), actor: person.email };
}

function answerChange({ reply }: Calls['administrator'], outcome: PersonChange) {
  if (outcome === 'unknown') throw new InboxRefusal('unknown');
  if (outcome === 'last') throw new InboxRefusal('lastAdministrator');
  return reply.code(204).send();
}
