import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

type Migration = (given: Pick<MigrateUpArgs, 'db'>) => Promise<void>

/** The statements of a migration, one by one. */
export function carryOut(statements: Record<'up' | 'down', string[]>): Record<'up' | 'down', Migration> {
  const each = (sentences: string[]): Migration => {
    return async ({ db }) => {
      for (const sentence of sentences) await db.run(sql.raw(sentence))
    }
  }
  return { up: each(statements.up), down: each(statements.down) }
}
