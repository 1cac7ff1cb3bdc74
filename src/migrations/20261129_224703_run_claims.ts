import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`timers\` ADD \`due_at\` text;`)
  await db.run(sql`ALTER TABLE \`timers\` ADD \`attempts\` numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`timers\` DROP COLUMN \`due_at\`;`)
  await db.run(sql`ALTER TABLE \`timers\` DROP COLUMN \`attempts\`;`)
}
