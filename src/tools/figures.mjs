// Sums of many measurements, and how they are printed.

/** The value that this share of the sorted values does not exceed; `share` from 0 to 1. */
export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Median and 95th percentile. */
export const summary = (values) => ({
  median: quantile(values, 0.5),
  p95: quantile(values, 0.95),
  count: values.length,
});

/** A number with as many digits as matter, right-aligned. */
export const shown = (value, width = 9) => {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 4;
  return value.toFixed(digits).padStart(width);
};
