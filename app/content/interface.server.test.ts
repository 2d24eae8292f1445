// Interface texts that the specification prescribes (§5, §8).
import { expect, it } from 'vitest';
import { MESSAGES } from '#shared/messages.ts';
import { readInterface } from './interface.server.ts';

it('§8 toasts, 404 page and error screen have the prescribed texts', () => {
  const { toasts, notFound, error } = readInterface();
  expect(toasts.sent).toBe('Congratulations! You Have Submitted Successfully.');
  expect(toasts.failed).toBe("Something went wrong! Your message didn't sent.");
  expect(notFound.title).toBe('404 Page Not Found');
  expect(notFound.home).toBe('Back To Home');
  expect(error.title).toBe('Unexpected Application Error');
});

it('§2.1 the subscribe box has the prescribed placeholder', () => {
  expect(readInterface().subscribe.placeholder).toBe('Your mail address');
});

it('§5 form errors are the same as on the desk', () => {
  expect(readInterface().form.errors).toEqual(MESSAGES);
});
