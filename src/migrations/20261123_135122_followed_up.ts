import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`trial_orders\` ADD \`followed_up\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`trial_orders\` ADD \`followed_up_at\` text;`)
  await db.run(sql`ALTER TABLE \`trial_orders\` ADD \`followed_up_by\` text;`)
  await db.run(sql`ALTER TABLE \`trial_orders\` ADD \`note\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`followed_up_at\` text;`)
  await db.run(sql`ALTER TABLE \`enquiries\` ADD \`followed_up_by\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`trial_orders\` DROP COLUMN \`followed_up\`;`)
  await db.run(sql`ALTER TABLE \`trial_orders\` DROP COLUMN \`followed_up_at\`;`)
  await db.run(sql`ALTER TABLE \`trial_orders\` DROP COLUMN \`followed_up_by\`;`)
  await db.run(sql`ALTER TABLE \`trial_orders\` DROP COLUMN \`note\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`followed_up_at\`;`)
  await db.run(sql`ALTER TABLE \`enquiries\` DROP COLUMN \`followed_up_by\`;`)
}
