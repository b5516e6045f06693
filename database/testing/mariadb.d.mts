export function hasMariadb(): boolean;
export function startMariadb(options?: {
  durable?: boolean;
}): Promise<{ url: string; pid: number; createDatabase(name: string): Promise<void>; stop(): Promise<void> }>;
