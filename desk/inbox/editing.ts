import { createEditors, editingBody } from '#shared/editing.ts';
import { read } from './refusal.ts';
import { type Inbox, route } from './route.ts';

/** Each desk knows the windows that ask it. */
const editorsOf = new WeakMap<Inbox, ReturnType<typeof createEditors>>();

/** Who else has a form of the editor open, for its page at the same address (docs/decisions/0020). */
export const editingRoutes = [
  route('POST', 'editing', { needs: 'person' }, async ({ inbox, request, person }) => {
    const told = read(editingBody, request.body);
    const editors = editorsOf.get(inbox) ?? createEditors(inbox.clock.now);
    editorsOf.set(inbox, editors);
    return editors(told, person.email);
  }),
];
