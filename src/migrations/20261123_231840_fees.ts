import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`orders\` ADD \`fee\` numeric;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`fee_currency\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`fee_due_at\` text;`)
  await db.run(sql`CREATE INDEX \`orders_fee_due_at_idx\` ON \`orders\` (\`fee_due_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`orders_fee_due_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`fee\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`fee_currency\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`fee_due_at\`;`)
}
