import { graphql } from "gatsby";

/** The queries' shared parts, named after what they fill (src/content/records.ts). */
export const fragments = graphql`
  fragment Words on LocaleConnection {
    edges {
      node {
        ns
        data
        language
      }
    }
  }
  fragment PageRecord on StudioPage {
    pageKey
    sections {
      sectionKey
      type
      title
      subtitle
      description
      image
      ctaText
      ctaUrl
      items {
        title
        text
        image
        value
        service
        fallback
      }
      media
      fallback
    }
  }
  fragment ProjectCardRecord on StudioProject {
    slug
    title
    category
    location
    year
    mainImage
    media: cardMedia
    fallback: cardFallback
  }
  fragment ShownProject on StudioProject {
    slug
    mainImage
    galleryImages
    beforeImage
    afterImage
  }
  fragment ProjectRecord on StudioProject {
    slug
    title
    description
    category
    location
    surface
    duration
    year
    clientName
    mainImage
    galleryImages
    challenges
    results
    beforeImage
    afterImage
    featured
    createdAt
    updatedAt
    media
    fallback
  }
  fragment PostCardRecord on StudioPost {
    slug
    title
    excerpt
    category
    imageUrl
    publishedAt
    readTime
    media: cardMedia
    fallback: cardFallback
  }
  fragment PostRecord on StudioPost {
    slug
    title
    excerpt
    content
    category
    imageUrl
    publishedAt
    readTime
    updatedAt
    media
    fallback
  }
`;
