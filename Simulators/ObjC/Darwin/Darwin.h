// What FormworkTerminal calls of Darwin's C library. In C, because Swift can't declare a structure and a function of
// one name. Types, values and what is prohibited where: <termios.h>, <signal.h>, <fcntl.h>, <poll.h> of the open
// sources of xnu and Libc.

#define __PROHIBITED_ON_TV_AND_WATCH                \
  __attribute__((availability(tvos, unavailable))) \
  __attribute__((availability(watchos, unavailable)))

typedef __SIZE_TYPE__ size_t;
typedef long ssize_t;
typedef int pid_t;

// Terminals

typedef unsigned long tcflag_t;
typedef unsigned char cc_t;
typedef unsigned long speed_t;

struct termios {
  tcflag_t c_iflag;
  tcflag_t c_oflag;
  tcflag_t c_cflag;
  tcflag_t c_lflag;
  cc_t c_cc[20];
  speed_t c_ispeed;
  speed_t c_ospeed;
};

#define BRKINT 0x00000002
#define ICRNL 0x00000100
#define INLCR 0x00000040
#define IGNCR 0x00000080
#define INPCK 0x00000010
#define ISTRIP 0x00000020
#define IXON 0x00000200
#define OPOST 0x00000001
#define CS8 0x00000300
#define ECHO 0x00000008
#define ICANON 0x00000100
#define IEXTEN 0x00000400
#define ISIG 0x00000080
#define VMIN 16
#define VTIME 17
#define TCSANOW 0
#define TCSADRAIN 1
#define TCSAFLUSH 2
#define TCIFLUSH 1

int tcgetattr(int, struct termios *);
int tcsetattr(int, int, const struct termios *);
int tcflush(int, int);
int tcdrain(int);
pid_t tcgetpgrp(int);
pid_t getpgrp(void);
int isatty(int);
char *ttyname(int);

struct winsize {
  unsigned short ws_row;
  unsigned short ws_col;
  unsigned short ws_xpixel;
  unsigned short ws_ypixel;
};

// A macro with a cast and a size in Darwin, which Swift knows by an overlay.
static const unsigned long TIOCGWINSZ = 0x40087468;
int ioctl_window(int, unsigned long, void *) __attribute__((swift_name("ioctl(_:_:_:)")));

// Descriptors, memory, the process

// A macro around a function in C, which Swift knows by an overlay.
int errno_get(void) __attribute__((swift_name("getter:errno()")));
void errno_set(int) __attribute__((swift_name("setter:errno(_:)")));

#define EINTR 4
#define EAGAIN 35
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define O_RDWR 0x0002
#define O_ACCMODE 0x0003
#define O_NONBLOCK 0x00000004
#define O_NOCTTY 0x00020000
#define O_CLOEXEC 0x01000000
#define F_GETFD 1
#define F_SETFD 2
#define F_GETFL 3
#define F_SETFL 4
#define FD_CLOEXEC 1

// With a variable number of arguments in C, which Swift knows by an overlay.
int open_path(const char *, int) __attribute__((swift_name("open(_:_:)")));
int fcntl_get(int, int) __attribute__((swift_name("fcntl(_:_:)")));
int fcntl_set(int, int, int) __attribute__((swift_name("fcntl(_:_:_:)")));
int close(int);
int pipe(int[2]);
ssize_t read(int, void *, size_t);
ssize_t write(int, const void *, size_t);

typedef unsigned int nfds_t;
struct pollfd {
  int fd;
  short events;
  short revents;
};
#define POLLIN 0x0001
#define POLLOUT 0x0004
int poll(struct pollfd *, nfds_t, int);

int memset_s(void *_Nonnull, size_t, int, size_t);
char *getenv(const char *);
int atexit(void (*_Nonnull)(void));
void _exit(int) __attribute__((noreturn));

// Signals

typedef unsigned int sigset_t;
typedef int sig_atomic_t;
typedef struct __siginfo {
  int si_signo;
} siginfo_t;

union __sigaction_u {
  void (*__sa_handler)(int);
  void (*__sa_sigaction)(int, struct __siginfo *, void *);
};

struct sigaction {
  union __sigaction_u __sigaction_u;
  sigset_t sa_mask;
  int sa_flags;
};

int sigaction(int, const struct sigaction *restrict, struct sigaction *restrict);
int sigemptyset(sigset_t *);
int sigaddset(sigset_t *, int);
int pthread_sigmask(int, const sigset_t *, sigset_t *);
int raise(int);

#define SIG_BLOCK 1
#define SIG_UNBLOCK 2
#define SIG_SETMASK 3
#define SA_ONSTACK 0x0001
#define SA_RESTART 0x0002

#define SIGHUP 1
#define SIGINT 2
#define SIGQUIT 3
#define SIGILL 4
#define SIGTRAP 5
#define SIGABRT 6
#define SIGFPE 8
#define SIGKILL 9
#define SIGBUS 10
#define SIGSEGV 11
#define SIGSYS 12
#define SIGPIPE 13
#define SIGALRM 14
#define SIGTERM 15
#define SIGURG 16
#define SIGSTOP 17
#define SIGTSTP 18
#define SIGCONT 19
#define SIGCHLD 20
#define SIGTTIN 21
#define SIGTTOU 22
#define SIGIO 23
#define SIGWINCH 28
#define SIGINFO 29

// SIG_DFL and SIG_IGN are casts, which Swift knows by an overlay.
typedef void (*sig_t)(int);
extern const sig_t _Nullable SIG_DFL;
extern const sig_t _Nonnull SIG_IGN;
void (*signal(int, void (*)(int)))(int);

typedef struct __darwin_sigaltstack {
  void *ss_sp;
  size_t ss_size;
  int ss_flags;
} stack_t;
#define SS_DISABLE 0x0004
int sigaltstack(const stack_t *restrict, stack_t *restrict) __PROHIBITED_ON_TV_AND_WATCH;

// Locks

typedef struct _opaque_pthread_mutex_t {
  long __sig;
  char __opaque[56];
} pthread_mutex_t;
typedef struct _opaque_pthread_mutexattr_t {
  long __sig;
  char __opaque[8];
} pthread_mutexattr_t;
int pthread_mutex_init(pthread_mutex_t *restrict _Nonnull, const pthread_mutexattr_t *restrict _Nullable);
int pthread_mutex_trylock(pthread_mutex_t *_Nonnull);
int pthread_mutex_unlock(pthread_mutex_t *_Nonnull);
