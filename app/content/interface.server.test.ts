// Texts of the interface that the specification quotes (§5, §8).
import { expect, it } from 'vitest';
import { MESSAGES } from '#api/messages.ts';
import { readInterface } from './interface.server.ts';

it('§8 has the toasts, the 404 page and the error screen as quoted', () => {
  const { toasts, notFound, error } = readInterface();
  expect(toasts.sent).toBe('Congratulations! You Have Submitted Successfully.');
  expect(toasts.failed).toBe("Something went wrong! Your message didn't sent.");
  expect(notFound.title).toBe('404 Page Not Found');
  expect(notFound.home).toBe('Back To Home');
  expect(error.title).toBe('Unexpected Application Error');
});

it('§2.1 has the placeholder of the subscribe box as quoted', () => {
  expect(readInterface().subscribe.placeholder).toBe('Your mail address');
});

it('§5 has the messages of the desk', () => {
  expect(readInterface().form.errors).toEqual(MESSAGES);
});
