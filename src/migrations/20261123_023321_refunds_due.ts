import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`refunds\` ADD \`card\` text;`)
  await db.run(sql`ALTER TABLE \`refunds\` ADD \`due_at\` text;`)
  await db.run(sql`CREATE INDEX \`refunds_due_at_idx\` ON \`refunds\` (\`due_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`refunds_due_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`refunds\` DROP COLUMN \`card\`;`)
  await db.run(sql`ALTER TABLE \`refunds\` DROP COLUMN \`due_at\`;`)
}
