import type { EffectModules } from '../effectModule.ts';
import { simpleModules } from './simpleModules.ts';
import { testEffect } from './test.ts';
import { wheneverEffect } from './whenever.ts';

/** What each operation of the effect language does (`rules/acolyte.md` C0). */
export const effectModules: EffectModules = { ...simpleModules, test: testEffect, whenever: wheneverEffect };
