/* Stands in the browser when no page of the inn is open: shows what the inn has to say, and opens
   the table. It looks at nothing else. */

self.addEventListener("push", (event) => {
  const said = event.data.json();
  const actions = said.stop ? [{ action: "stop", title: said.stopping }] : [];
  event.waitUntil(self.registration.showNotification(said.title, {
    body: said.body, tag: said.url, data: { url: said.url, stop: said.stop },
    icon: "/static/sign.svg", actions,
  }));
});

self.addEventListener("notificationclick", (event) => {
  const { url, stop } = event.notification.data;
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.action === "stop" ? stop : url));
});
