import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`typefaces\` ADD \`language_note\` text;`)
  await db.run(sql`ALTER TABLE \`typefaces\` ADD \`preview_set\` text DEFAULT 'standard';`)
  await db.run(sql`ALTER TABLE \`typefaces\` ADD \`preview_characters\` text;`)
  await db.run(sql`ALTER TABLE \`_typefaces_v\` ADD \`version_language_note\` text;`)
  await db.run(sql`ALTER TABLE \`_typefaces_v\` ADD \`version_preview_set\` text DEFAULT 'standard';`)
  await db.run(sql`ALTER TABLE \`_typefaces_v\` ADD \`version_preview_characters\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`typefaces\` DROP COLUMN \`language_note\`;`)
  await db.run(sql`ALTER TABLE \`typefaces\` DROP COLUMN \`preview_set\`;`)
  await db.run(sql`ALTER TABLE \`typefaces\` DROP COLUMN \`preview_characters\`;`)
  await db.run(sql`ALTER TABLE \`_typefaces_v\` DROP COLUMN \`version_language_note\`;`)
  await db.run(sql`ALTER TABLE \`_typefaces_v\` DROP COLUMN \`version_preview_set\`;`)
  await db.run(sql`ALTER TABLE \`_typefaces_v\` DROP COLUMN \`version_preview_characters\`;`)
}
