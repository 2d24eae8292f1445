// Interface texts that the specification prescribes.
import { expect, it } from 'vitest';
import { readInterface } from './interface.server.ts';

it('§2.1 §5 §8 the interface has the prescribed texts, and names the limit of a file', () => {
  expect(readInterface()).toMatchObject({
    toasts: {
      sent: 'Congratulations! You Have Submitted Successfully.',
      failed: "Something went wrong! Your message didn't sent.",
    },
    notFound: { title: '404 Page Not Found', home: 'Back To Home' },
    error: { title: 'Unexpected Application Error' },
    subscribe: { placeholder: 'Your mail address' },
    form: {
      errors: {
        required: '{field} is a required field',
        emailInvalid: 'Your Email is not valid! Provide valid email',
        fileTooLarge: expect.stringContaining('5 MB'),
      },
    },
  });
});
