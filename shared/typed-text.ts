/** Blanks and invisible marks at the ends, as texts that are pasted from right-to-left chats have. */
const ENDS = /^[\s\p{Default_Ignorable_Code_Point}]+|[\s\p{Default_Ignorable_Code_Point}]+$/gu;

/** Zeros of the digits that are typed in the Kingdom: Arabic, Urdu, Hindi, Bengali, full width. */
const ZEROS = ['٠', '۰', '०', '০', '０'].map((zero) => zero.charCodeAt(0));

/** A typed text without blanks and invisible marks at its ends. */
export function trimmed(text: string): string {
  return text.replace(ENDS, '');
}

/** A typed telephone number, {@link trimmed}, in the digits 0 to 9. */
export function telephone(text: string): string {
  return trimmed(text).replace(/\p{Nd}/gu, (digit) => {
    const values = ZEROS.map((zero) => digit.charCodeAt(0) - zero);
    return values.find((value) => value >= 0 && value <= 9)?.toString() ?? digit;
  });
}

/** A typed e-mail address, {@link trimmed}, with the ASCII form of its domain (RFC 5891). */
export function mailAddress(text: string): string {
  const address = trimmed(text);
  const [, mailbox, domain] =
    /^(.+@)([^@/\\?#:%\s]*[^\p{ASCII}][^@/\\?#:%\s]*)$/u.exec(address) ?? [];
  const ascii = domain && URL.parse(`http://${domain}`)?.hostname;
  return ascii ? `${mailbox}${ascii}` : address;
}
