import * as z from 'zod/mini';

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A JSON object of any keys, passed on as it is: even an own `__proto__` stays to be seen. */
export const anyObject = z.custom<Readonly<Record<string, unknown>>>(isObject);
