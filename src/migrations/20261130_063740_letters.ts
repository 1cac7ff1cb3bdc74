import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import statements from './statements/letters.json' with { type: 'json' }

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of statements.up) await db.run(sql.raw(statement))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const statement of statements.down) await db.run(sql.raw(statement))
}
