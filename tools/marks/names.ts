/** Invented companies; every name is fictitious. */
export const clients = [
  'Tawad Petrochemical',
  'Wahaj Gas Processing',
  'Dhuha Refining',
  'Sadeem Polymers',
  'Barqan Power',
  'Hajar Water',
  'Marsa Zarqa Terminals',
  'Jabal Samra Minerals',
  'Mowj Marine Yards',
  'Ufuq Olefins',
  'Nawat Fertilizers',
  'Rasikh Cement',
  'Sahlan Steel',
  'Qabas Industrial Gases',
  'Lamaan Aluminium',
  'Ghadeer Desalination',
  'Masarat Highways',
  'Athar Developments',
  'Rawasi Pipelines',
  'Samt Drilling Services',
  'Zaytun Chlor-Alkali',
  'Nahj Logistics Parks',
  'Shahin Aviation Fuels',
  'Tibr Gold Mining',
  'Wadi Safa Utilities',
  'Kawn Solar',
  'Mirqab Tank Storage',
  'Nasim District Cooling',
  'Fanar Glass',
  'Liwan Housing',
  'Sikkat Rail Works',
  'Sahel Foundry',
] as const;

export const partners = [
  'Norvik Valves',
  'Helmstad Instruments',
  'Tessaro Pumps',
  'Arkwell Coatings',
] as const;

export type Client = (typeof clients)[number];
export type Partner = (typeof partners)[number];

export function slug(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}
