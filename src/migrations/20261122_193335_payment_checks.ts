import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`timers\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`last_run_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`timers_name_idx\` ON \`timers\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`timers_updated_at_idx\` ON \`timers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`timers_created_at_idx\` ON \`timers\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`intent_attempt\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`next_check_at\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`checked_at\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`checks\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`processing_since\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`mail_failure\` text;`)
  await db.run(sql`CREATE INDEX \`orders_next_check_at_idx\` ON \`orders\` (\`next_check_at\`);`)
  await db.run(sql`CREATE INDEX \`orders_checked_at_idx\` ON \`orders\` (\`checked_at\`);`)
  await db.run(sql`ALTER TABLE \`payment_events\` ADD \`attempts\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`payment_events\` ADD \`due_at\` text;`)
  await db.run(sql`CREATE INDEX \`payment_events_due_at_idx\` ON \`payment_events\` (\`due_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`timers\`;`)
  await db.run(sql`DROP INDEX \`orders_next_check_at_idx\`;`)
  await db.run(sql`DROP INDEX \`orders_checked_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`intent_attempt\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`next_check_at\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`checked_at\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`checks\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`processing_since\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`mail_failure\`;`)
  await db.run(sql`DROP INDEX \`payment_events_due_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`payment_events\` DROP COLUMN \`attempts\`;`)
  await db.run(sql`ALTER TABLE \`payment_events\` DROP COLUMN \`due_at\`;`)
}
