import http from 'node:http';
import { createPool } from 'mysql2/promise';

// What the service is measured against: the least that stores an enquiry, without checks, keys or outbox.

const pool = createPool({ uri: process.env['DATABASE_URL'] ?? '', connectionLimit: 10 });
const connection = await pool.getConnection();
await connection.query(
  'CREATE TABLE IF NOT EXISTS plain_inquiry (id INT AUTO_INCREMENT PRIMARY KEY, name VARCHAR(100), email VARCHAR(254), subject VARCHAR(200), message TEXT, createdAt DATETIME(6)) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4',
);
connection.release();

const server = http.createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => (body += chunk));
  request.on('end', async () => {
    const { name, email, subject, message } = JSON.parse(body);
    const createdAt = new Date();
    const [result] = await pool.query(
      'INSERT INTO plain_inquiry (name, email, subject, message, createdAt) VALUES (?, ?, ?, ?, ?)',
      [name, email, subject, message, createdAt],
    );
    const answer = JSON.stringify({ id: (result as { insertId: number }).insertId, createdAt });
    response.writeHead(201, {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(answer),
    });
    response.end(answer);
  });
});
server.listen(Number(process.env['PORT']), '127.0.0.1', () => process.stdout.write('ready\n'));
