import type { Answers } from './answers.ts';
import type { Tree } from './words.ts';

/** The cards of the desks, and that of the company, whose number is 6 in every site. */
export function cardsOf({ desks }: Answers): Tree {
  const free = [1, 2, 3, 7, 8, 9, 10, 11, 12];
  const answer = {
    textOne: { en: '{hours}', ar: '{hours}' },
    textTwo: {
      en: 'Give the number of the project or tender, if there is one',
      ar: 'اذكر رقم المشروع أو المنافسة إن وُجد',
    },
  };
  return [
    ...desks.map((desk, index) => ({
      id: free[index] ?? index + 7,
      text: desk.subject,
      title: desk.title,
      contact: `{phones.${keyOf(desk, index)}}`,
      email: `{emails.${keyOf(desk, index)}}`,
      ...answer,
    })),
    {
      id: 6,
      text: { en: 'All other subjects, and post', ar: 'جميع المواضيع الأخرى، والمراسلات البريدية' },
      title: { en: 'Company address', ar: 'المكتب الرئيسي' },
      contact: '{phone}',
      email: '{email}',
      textOne: { en: '{address.line}', ar: '{address.line}' },
      textTwo: { en: '{hours}', ar: '{hours}' },
    },
  ];
}

/** The name by which texts call a desk's numbers: "Tender desk" is tenderDesk. */
export function keyOf({ title }: Answers['desks'][number], index: number): string {
  const [first, ...others] = String(title.en ?? '').match(/[a-z\d]+/gi) ?? [];
  if (!first || /^\d/.test(first)) return `desk${index + 1}`;
  const capitals = others.map(
    (word) => word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase(),
  );
  return first.toLowerCase() + capitals.join('');
}

/** The map of OpenStreetMap round the office. */
export function mapOf({ place: { latitude, longitude } }: Answers): Tree {
  const at = (value: number) => value.toFixed(4);
  const box = [longitude - 0.04, latitude - 0.03, longitude + 0.04, latitude + 0.03].map(at);
  return {
    link: `https://www.openstreetmap.org/?mlat=${at(latitude)}&mlon=${at(longitude)}#map=14/${at(latitude)}/${at(longitude)}`,
    embed: `https://www.openstreetmap.org/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${at(latitude)}%2C${at(longitude)}`,
  };
}
