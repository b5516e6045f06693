export const browserPlaces: string[];
