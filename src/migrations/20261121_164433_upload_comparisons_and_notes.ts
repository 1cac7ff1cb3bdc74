import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`uploads\` ADD \`notes\` text;`)
  await db.run(sql`ALTER TABLE \`upload_files\` ADD \`comparison\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`uploads\` DROP COLUMN \`notes\`;`)
  await db.run(sql`ALTER TABLE \`upload_files\` DROP COLUMN \`comparison\`;`)
}
