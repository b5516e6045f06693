import type { GatsbyNode } from "gatsby";

/** Every type is declared: an empty table must not break a query, nor a stray value change the schema. */
const types = /* GraphQL */ `
  type StudioProject implements Node @dontInfer {
    recordId: Int!
    lang: String!
    order: Int!
    title: String!
    slug: String!
    description: String!
    category: String!
    location: String!
    surface: String!
    duration: String!
    year: String!
    clientName: String!
    mainImage: String!
    galleryImages: [String!]!
    challenges: String!
    results: [String!]!
    beforeImage: String!
    afterImage: String!
    featured: Boolean!
    createdAt: String!
    updatedAt: String!
    media: JSON!
    fallback: [String!]!
  }
  type StudioPost implements Node @dontInfer {
    recordId: Int!
    lang: String!
    order: Int!
    title: String!
    slug: String!
    excerpt: String!
    content: String!
    category: String!
    imageUrl: String!
    publishedAt: String!
    readTime: Int!
    updatedAt: String!
    media: JSON!
    fallback: [String!]!
  }
  type StudioPageItem {
    title: String!
    text: String!
    image: String
    value: String
    service: String
    fallback: [String!]!
  }
  type StudioPageSection {
    sectionKey: String!
    type: String!
    title: String!
    subtitle: String!
    description: String!
    image: String!
    ctaText: String!
    ctaUrl: String!
    items: [StudioPageItem!]!
    media: JSON!
    fallback: [String!]!
  }
  type StudioPage implements Node @dontInfer {
    recordId: Int!
    lang: String!
    pageKey: String!
    sections: [StudioPageSection!]!
    updatedAt: String!
  }
  type StudioSettings implements Node @dontInfer {
    brand: String!
    person: String!
    street: String!
    postalCode: String!
    city: String!
    region: String!
    country: String!
    latitude: Float!
    longitude: Float!
    phone: String!
    email: String!
    hoursWeekdays: String!
    hoursSaturday: String!
    instagram: String!
    pinterest: String!
    linkedin: String!
    facebook: String!
    legalName: String!
    taxId: String!
    statProjects: Int!
    statSatisfaction: Int!
    statExperience: Int!
    statValueIncrease: Int!
    statDays: Int!
  }
  type StudioRelease implements Node @dontInfer {
    revision: Int!
    redirects: JSON!
  }
  type Locale implements Node @dontInfer {
    language: String!
    ns: String!
    data: String!
  }
`;

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(types);
};
