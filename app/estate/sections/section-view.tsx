import type { ComponentType } from 'react';
import { AboutSection, CountersSection, TeamSection } from './agency-sections.tsx';
import { ArticlesSection } from './articles-section.tsx';
import { FaqSection, MessageSection, QuoteSection } from './contact-sections.tsx';
import type { EstateSection, EstateSectionKind, EstateSectionOf } from './content.server.ts';
import { FloorPlansSection } from './floor-plans-section.tsx';
import { HeroSection, SearchBannerSection } from './hero-sections.tsx';
import { GallerySection, VideoSection } from './media-sections.tsx';
import {
  ApartmentsSection,
  LatestPropertiesSection,
  PropertyTypesSection,
  SliderSection,
} from './property-sections.tsx';
import { PartnersSection, TestimonialsSection } from './reference-sections.tsx';
import { ProcessSection, ServicesSection } from './service-sections.tsx';

/** The component of each kind of section. */
const components: { [Kind in EstateSectionKind]: ComponentType<EstateSectionOf<Kind>> } = {
  hero: HeroSection,
  'search-banner': SearchBannerSection,
  about: AboutSection,
  'property-types': PropertyTypesSection,
  'latest-properties': LatestPropertiesSection,
  slider: SliderSection,
  services: ServicesSection,
  quote: QuoteSection,
  message: MessageSection,
  testimonials: TestimonialsSection,
  counters: CountersSection,
  faq: FaqSection,
  posts: ArticlesSection,
  process: ProcessSection,
  team: TeamSection,
  video: VideoSection,
  gallery: GallerySection,
  'floor-plans': FloorPlansSection,
  apartments: ApartmentsSection,
  partners: PartnersSection,
};

/** A section of any kind. */
export function SectionView({ section }: { section: EstateSection }) {
  // TypeScript cannot relate the kind of the component to that of the section.
  const Component = components[section.kind] as ComponentType<EstateSection>;
  return <Component {...section} />;
}
