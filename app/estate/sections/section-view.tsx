import type { ComponentType } from 'react';
import { AboutSection } from './about/about-section.tsx';
import { ApartmentsSection } from './apartments/apartments-section.tsx';
import type { EstateSection, EstateSectionKind } from './content.server.ts';
import { CountersSection } from './counters/counters-section.tsx';
import { FaqSection } from './faq/faq-section.tsx';
import { FloorPlansSection } from './floor-plans/floor-plans-section.tsx';
import { GallerySection } from './gallery/gallery-section.tsx';
import { HeroSection } from './hero/hero-section.tsx';
import { SearchBannerSection } from './hero/search-banner-section.tsx';
import { PropertyTypesSection, ServicesSection } from './icon-cards/icon-card-sections.tsx';
import { LatestPropertiesSection, SliderSection } from './listings/listings-sections.tsx';
import { MessageSection, QuoteSection } from './message/message-sections.tsx';
import { PartnersSection } from './partners/partners-section.tsx';
import { ArticlesSection } from './posts/articles-section.tsx';
import { ProcessSection } from './process/process-section.tsx';
import type { SectionProps } from './section-props.ts';
import { TeamSection } from './team/team-section.tsx';
import { TestimonialsSection } from './testimonials/testimonials-section.tsx';
import { VideoSection } from './video/video-section.tsx';

/** The component of each kind of section. */
const components: { [Kind in EstateSectionKind]: ComponentType<SectionProps<Kind>> } = {
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

/** A section of any kind; `place` is its number in the page. */
export function SectionView({ section, place }: { section: EstateSection; place: number }) {
  // TypeScript cannot relate the kind of the component to that of the section.
  const Component = components[section.kind] as ComponentType<EstateSection & { number: string }>;
  return <Component {...section} number={String(place).padStart(2, '0')} />;
}
