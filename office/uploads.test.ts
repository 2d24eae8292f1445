import { expect, it } from 'vitest';
import { withUploads } from './uploads.ts';

it('adds the files that the content names to those of the build', () => {
  const made = { src: '/marks/a.svg', width: 30, height: 20 };
  const files = withUploads({
    'content/pictures.yaml': '- id: culvert\n  file: /media/pictures/culvert.jpg\n',
    'content/clients.yaml': "- logo: /media/marks/clients/a.svg\n- logo: '/media/marks/b c.png'\n",
    'content/certificates.yaml': 'certificates:\n  - file: /media/certificates/vat.pdf\n',
    'build/marks.json': JSON.stringify({ '/media/marks/clients/a.svg': made }),
  });
  const index = (name: string) => JSON.parse(files[`build/${name}.json`] ?? '{}');
  expect(index('pictures')).toMatchObject({ culvert: { width: 4000 } });
  expect(index('marks')).toMatchObject({
    '/media/marks/clients/a.svg': made,
    '/media/marks/b c.png': { width: 4000 },
  });
  expect(index('certificates')).toMatchObject({ '/media/certificates/vat.pdf': { width: 4000 } });
});
