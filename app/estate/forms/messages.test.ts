// Error texts of the template's forms (spec §5; decision 0007 on the last name).
import { expect, test } from 'vitest';
import { readEstateForms } from './content.server.ts';

test('§5 the error texts are as quoted', () => {
  expect(readEstateForms().errors).toMatchObject({
    required: '{field} is a required field',
    tooShort: 'Too Short! Must be at least 3 characters long',
    emailInvalid: 'Your Email is not valid! Provide valid email',
    messageShort: 'Message must have minimum 5 characters',
    passwordRequired: 'Password is required',
    passwordShort: 'Password must be 5 characters long',
    passwordNumber: 'Password requires a number',
    passwordLower: 'Password requires a lowercase letter',
    passwordUpper: 'Password requires an uppercase letter',
    passwordSymbol: 'Password requires a symbol',
    confirmDiffers: "Confirm password doesn't match with password",
    firstNameRequired: 'First Name is required',
    lastNameRequired: 'Last Name is required',
  });
});
