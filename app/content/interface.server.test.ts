// Interface texts that the specification prescribes (§5, §8).
import { expect, it } from 'vitest';
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

it('§5 form errors have the prescribed texts, and name the limit of a file', () => {
  const { required, emailInvalid, fileTooLarge } = readInterface().form.errors;
  expect(required).toBe('{field} is a required field');
  expect(emailInvalid).toBe('Your Email is not valid! Provide valid email');
  expect(fileTooLarge).toContain('5 MB');
});
