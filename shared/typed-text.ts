/** A blank or an invisible mark, as texts that are pasted from right-to-left chats have at their ends. */
const BLANK = String.raw`[\s\p{Default_Ignorable_Code_Point}]`;

/** The lookbehind keeps this linear: without it, each blank of a run starts a new search. */
const ENDS = new RegExp(`^${BLANK}+|(?<!${BLANK})${BLANK}+$`, 'gu');

/** Most letters of a domain (RFC 1035 §2.3.4). */
const DOMAIN_LENGTH = 253;

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

/** A typed web address, {@link trimmed}, with the scheme that most people leave out. */
export function webAddress(text: string): string {
  const address = trimmed(text);
  const hasDomain = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[:/?#]|$)/u.test(address);
  return hasDomain ? `https://${address}` : address;
}

/** A typed e-mail address, {@link trimmed}, with the ASCII form of its domain (RFC 5891). */
export function mailAddress(text: string): string {
  const address = trimmed(text);
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  if (domain.length > DOMAIN_LENGTH || /^\p{ASCII}*$|[/\\?#:%\s]/u.test(domain)) return address;
  const ascii = URL.parse(`http://${domain}`)?.hostname;
  return ascii ? address.slice(0, at) + ascii : address;
}
