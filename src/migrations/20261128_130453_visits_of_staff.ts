import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`audit\` ADD \`visit\` text;`)
  await db.run(sql`CREATE INDEX \`audit_visit_idx\` ON \`audit\` (\`visit\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`audit_visit_idx\`;`)
  await db.run(sql`ALTER TABLE \`audit\` DROP COLUMN \`visit\`;`)
}
