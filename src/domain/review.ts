/** What can be reviewed: a product by its uuid, and its title. */
export type ReviewSubject = { id: string; title: string };

/** What a customer states about a product. `stars` is a whole number from 1 to 5, `date` the ten characters of its day, the texts are plain. (ART-16 to ART-18) */
export type Review = { id: string; reviewer: string; stars: number; date: string; comment: string };

export const MAX_STARS = 5;

/** The stars that a review may have: whole ones from 1 to 5. (ART-17) */
export const isValidRating = (stars: number): boolean => Number.isInteger(stars) && stars >= 1 && stars <= MAX_STARS;

/** The average of some reviews, to one decimal; null where there are none. */
export const getAverageStars = (reviews: readonly Pick<Review, 'stars'>[]): number | null =>
  reviews.length === 0
    ? null
    : Math.round((reviews.reduce((sum, { stars }) => sum + stars, 0) / reviews.length) * 10) / 10;

/** How many reviews have how many stars, the most stars first. */
export const countByStars = (reviews: readonly Pick<Review, 'stars'>[]): { stars: number; count: number }[] =>
  Array.from({ length: MAX_STARS }, (_, at) => MAX_STARS - at).map((stars) => ({
    stars,
    count: reviews.filter((review) => review.stars === stars).length,
  }));
