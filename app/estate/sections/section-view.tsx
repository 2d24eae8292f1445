import type { ComponentType } from 'react';
import type { EstateSection, EstateSectionKind } from '#app/content/schemas/estate-section.ts';
import { AboutSection } from './about/about-section.tsx';
import { ApartmentsSection } from './apartments/apartments-section.tsx';
import { CountersSection } from './counters/counters-section.tsx';
import { FaqSection } from './faq/faq-section.tsx';
import { FloorPlansSection } from './floor-plans/floor-plans-section.tsx';
import { GallerySection } from './gallery/gallery-section.tsx';
import { HeroSection } from './hero/hero-section.tsx';
import { SearchBannerSection } from './hero/search-banner-section.tsx';
import { LatestPropertiesSection } from './listings/latest-properties-section.tsx';
import { SliderSection } from './listings/slider-section.tsx';
import { MessageSection } from './message/message-section.tsx';
import { QuoteSection } from './message/quote-section.tsx';
import { PartnersSection } from './partners/partners-section.tsx';
import { PostsSection } from './posts/posts-section.tsx';
import { ProcessSection } from './process/process-section.tsx';
import { PropertyTypesSection } from './property-types/property-types-section.tsx';
import type { SectionProps } from './section-props.ts';
import { ServicesSection } from './services/services-section.tsx';
import { TeamSection } from './team/team-section.tsx';
import { TestimonialsSection } from './testimonials/testimonials-section.tsx';
import { VideoSection } from './video/video-section.tsx';

/** Every kind of section and the component that shows it. */
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
  posts: PostsSection,
  process: ProcessSection,
  team: TeamSection,
  video: VideoSection,
  gallery: GallerySection,
  'floor-plans': FloorPlansSection,
  apartments: ApartmentsSection,
  partners: PartnersSection,
};

/** A section of whatever kind, at its place in the page. */
export function SectionView({ section, place }: { section: EstateSection; place: number }) {
  // TypeScript does not follow that the kind that picks the component is the kind of the section.
  const Component = components[section.kind] as ComponentType<EstateSection & { number: string }>;
  return <Component {...section} number={String(place).padStart(2, '0')} />;
}
