import type { EntitySchemaColumnOptions } from 'typeorm';

/** The number of a row. */
export const id: EntitySchemaColumnOptions = { type: 'integer', primary: true, generated: 'increment' };

/** @param length upper bound in characters */
export const text = (length: number): EntitySchemaColumnOptions => ({ type: 'varchar', length });

/** A point in time, in UTC. */
export const moment: EntitySchemaColumnOptions = { type: 'datetime' };
